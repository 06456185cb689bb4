/** Month names in dates, in Arabic and English and in both calendars: part of a regular expression. */
export const monthNames = [
  // Gregorian: the Gulf and Egypt, then the Levant and Iraq.
  'يناير|فبراير|مارس|[أا]بريل|مايو|يوني[وه]|يولي[وه]|[أا]غسطس|سبتمبر|[أا]كتوبر|نوفمبر|ديسمبر',
  'كانون (?:الثاني|الأول)|شباط|آذار|نيسان|[أا]يار|حزيران|تموز|آب|[أا]يلول|تشرين (?:الثاني|الأول)',
  'محرم|صفر|ربيع (?:الأول|الآخر|الثاني)|جماد[ىي] (?:الأولى|الآخرة|الثانية)|رجب|شعبان|رمضان|شوال|ذ[ويا] (?:القعدة|الحجة)',
  'January|February|March|April|May|June|July|August|September|October|November|December',
  '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?',
  "Muharram|Safar|Rabi[ʻʿ‘’']? (?:I{1,2}|al-\\p{L}+)|Jumada (?:I{1,2}|al-\\p{L}+)|Rajab|Sha[ʻʿ‘’']?ban|Ramadan|Shawwal",
  "Dhu[ʻʿ‘’']?(?: al-|l-)[\\p{L}ʻʿ‘’']+",
].join('|');
