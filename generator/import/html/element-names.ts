const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that start on a new line, and those that are blocks in the new site. Also separate words. */
export const blockElements = setOf(
  'p div ul ol li menu dir dl dt dd table caption colgroup thead tbody tfoot tr td th h1 h2 h3 h4 h5 h6 blockquote pre listing xmp ' +
    'plaintext hr section article main header footer nav aside figure figcaption details summary center address form fieldset ' +
    'legend hgroup search dialog body html frameset noframes iframe video audio object embed optgroup option',
);

/** Elements that separate words without being blocks. */
export const separatingElements = setOf('br img q rt rp textarea select button input svg canvas math area');

/** Elements with content that is never text of a page. */
export const scriptElements = setOf('script style template link meta base param source basefont bgsound noembed frame head');

/** Form fields. */
export const fieldElements = setOf('input select textarea button datalist');
