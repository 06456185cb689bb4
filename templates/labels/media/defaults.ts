/** What they are where a site says nothing else. */
export const defaultFilesLabels = {
  ar: {
    kinds: {
      pdf: 'ملف PDF',
      docx: 'مستند Word',
      xlsx: 'جدول Excel',
      pptx: 'عرض PowerPoint',
      odt: 'مستند ODT',
      ods: 'جدول ODS',
      odp: 'عرض ODP',
      epub: 'كتاب EPUB',
      zip: 'ملف مضغوط ZIP',
      csv: 'جدول CSV',
      ics: 'موعد للتقويم ICS',
      vtt: 'نص مصاحب VTT',
      mp4: 'فيديو MP4',
      webm: 'فيديو WebM',
      mp3: 'تسجيل صوتي MP3',
      m4a: 'تسجيل صوتي M4A',
    },
    kilobytes: {
      one: 'كيلوبايت واحد',
      two: 'كيلوبايتان',
      few: '%s كيلوبايت',
      many: '%s كيلوبايت',
      other: '%s كيلوبايت',
    },
    megabytes: {
      one: 'ميغابايت واحد',
      two: 'ميغابايتان',
      few: '%s ميغابايت',
      many: '%s ميغابايت',
      other: '%s ميغابايت',
    },
    language: 'ب%s',
    separator: '،',
  },
  en: {
    kinds: {
      pdf: 'PDF',
      docx: 'Word document',
      xlsx: 'Excel sheet',
      pptx: 'PowerPoint slides',
      odt: 'ODT document',
      ods: 'ODS sheet',
      odp: 'ODP slides',
      epub: 'EPUB book',
      zip: 'ZIP archive',
      csv: 'CSV table',
      ics: 'ICS calendar entry',
      vtt: 'VTT captions',
      mp4: 'MP4 video',
      webm: 'WebM video',
      mp3: 'MP3 recording',
      m4a: 'M4A recording',
    },
    kilobytes: {
      one: '%s kilobyte',
      two: '%s kilobytes',
      few: '%s kilobytes',
      many: '%s kilobytes',
      other: '%s kilobytes',
    },
    megabytes: {
      one: '%s megabyte',
      two: '%s megabytes',
      few: '%s megabytes',
      many: '%s megabytes',
      other: '%s megabytes',
    },
    language: 'in %s',
    separator: ',',
  },
};

/** What is said of videos where a site says nothing else. */
export const defaultVideoLabels = {
  ar: {
    play: 'شغّل الفيديو: %s',
    from: 'يُعرض من %s، ولا يُحمّل منه شيء قبل التشغيل.',
    youtube: 'يوتيوب',
    vimeo: 'فيميو',
  },
  en: {
    play: 'Play the video: %s',
    from: 'Shown by %s, of which nothing is loaded before you play it.',
    youtube: 'YouTube',
    vimeo: 'Vimeo',
  },
};

/** What galleries say where a site says nothing else. */
export const defaultGalleryLabels = {
  ar: {
    label: 'معرض الصور',
    open: 'افتح الصورة %s',
    position: 'الصورة %s من %s',
    close: 'أغلق الصورة',
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
  },
  en: {
    label: 'Pictures',
    open: 'Open picture %s',
    position: 'Picture %s of %s',
    close: 'Close the picture',
    previous: 'Previous picture',
    next: 'Next picture',
  },
};
