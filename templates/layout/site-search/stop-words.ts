/** Stop words of queries, as the search folds them. */
const stopWordList = `
  في من علي الي عن مع او ثم ان هل ما ماذا لماذا ليش ليه كيف شلون متي اين وين فين كم وش ايش شو هو هي هذا هذه الذي التي كل بعض عند
  عندكم لكم لي لنا انا نحن انت يا لا لم لن قد اذا اي ابي ابغي ابغا نبي نبغي اريد نريد بدي ودي عايز احتاج ممكن لو سمحت عشان علشان
  a an and are can do does for how i in is it me my of on or our the to we what when where which who why with you your
`;

const stopWords = new Set(stopWordList.trim().split(/\s+/));

export const isStopWord = (term: string): boolean => stopWords.has(term);
