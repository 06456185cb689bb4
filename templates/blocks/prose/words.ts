import type { BlockWords } from '../../schema/block/words.ts';
import { words as audio } from '../audio/words.ts';
import { words as code } from '../code/words.ts';

export const words: BlockWords = {
  name: ['نص متصل', 'Running text'],
  recipe: 'running-text',
  parts: {
    heading: {
      name: ['عنوان', 'Heading'],
      keys: {
        text: ['العنوان', 'heading'],
      },
    },
    subheading: {
      name: ['عنوان فرعي', 'Subheading'],
      keys: {
        text: ['العنوان', 'heading'],
      },
    },
    'minor-heading': {
      name: ['عنوان صغير', 'Minor heading'],
      keys: {
        text: ['العنوان', 'heading'],
      },
    },
    'paragraph-heading': {
      name: ['عنوان فقرة', 'Paragraph heading'],
      keys: {
        text: ['العنوان', 'heading'],
      },
    },
    list: {
      name: ['قائمة', 'List'],
      keys: {
        items: ['بنود القائمة', 'items of the list'],
        'items.items': ['بنود تحته', 'items below it'],
        'items.numbered': ['مرقّمة', 'numbered'],
        'items.numbering': ['طريقة الترقيم', 'way of numbering'],
        'items.paragraphs': ['فقرات تتمه', 'paragraphs that follow'],
        'items.start': ['رقم أول بند', 'first number'],
        start: ['رقم أول بند', 'first number'],
        numbered: ['مرقّمة', 'numbered'],
        numbering: ['طريقة الترقيم', 'way of numbering'],
      },
    },
    tasks: {
      name: ['مهام', 'Tasks'],
      keys: {
        items: ['المهام', 'tasks'],
        'items.done': ['أُنجزت', 'done'],
        'items.text': ['المهمة', 'task'],
      },
    },
    quote: {
      name: ['اقتباس', 'Quotation'],
      keys: {
        source: ['القائل', 'who said it'],
        text: ['الاقتباس', 'quotation'],
      },
    },
    table: {
      name: ['جدول', 'Table'],
      recipe: 'table',
      keys: {
        caption: ['اسم الجدول', 'name of the table'],
        isPlain: ['خلايا متماثلة', 'all cells alike'],
      },
    },
    code: { name: code.name, keys: code.keys },
    formula: {
      name: ['معادلة', 'Formula'],
      keys: {
        number: ['رقم المعادلة', 'number of the formula'],
        spoken: ['ما تقوله لمن يسمعها', 'what it says'],
        tex: ['المعادلة بلغة TeX', 'formula in TeX'],
      },
    },
    facts: {
      name: ['بيانات', 'Facts'],
      recipe: 'facts',
      keys: {
        items: ['البيانات', 'facts'],
      },
    },
    video: {
      name: ['فيديو', 'Video'],
      recipe: 'gallery-and-video',
      keys: {
        file: ['ملف الفيديو', 'file of the video'],
        href: ['رابط الفيديو', 'address of the video'],
        title: ['اسم الفيديو', 'name of the video'],
      },
    },
    audio: { name: audio.name, recipe: 'gallery-and-video', keys: audio.keys },
    embed: {
      name: ['معروض من موقع آخر', 'Shown by another site'],
      recipe: 'embed',
      keys: {
        href: ['عنوان المعروض', 'address of what is shown'],
        title: ['اسم المعروض', 'name of what is shown'],
      },
    },
    figure: {
      name: ['صورة', 'Picture'],
      keys: {
        credit: ['صاحب الصورة', 'credit'],
        original: ['أصل الصورة', 'original'],
        enlarges: ['تُفتح كاملة', 'opens to full size'],
      },
    },
    pictures: {
      name: ['صور متجاورة', 'Pictures side by side'],
      keys: {
        items: ['الصور', 'pictures'],
        'items.credit': ['صاحب الصورة', 'credit'],
        'items.original': ['أصل الصورة', 'original'],
        enlarges: ['تُفتح كاملة', 'opens to full size'],
      },
    },
    download: {
      name: ['ملف للتنزيل', 'File to download'],
      recipe: 'files',
    },
    callout: {
      name: ['تنبيه', 'Callout'],
    },
    aside: {
      name: ['حاشية', 'Aside'],
    },
    details: {
      name: ['تفاصيل تُفتح', 'Details that open'],
    },
    divider: {
      name: ['فاصل', 'Divider'],
    },
  },
  labels: {
    name: ['كلمات النص المتصل', 'words of running text'],
    keys: {
      done: ['مهمة أُنجزت', 'task done'],
      open: ['مهمة لم تُنجز', 'task not done'],
      notes: ['اسم الحواشي', 'name of notes'],
      formula: ['اسم المعادلة', 'name of a formula'],
      note: ['رقم الحاشية', 'number of a note'],
      backToText: ['رجوع من الحاشية', 'back from a note'],
    },
  },
};
