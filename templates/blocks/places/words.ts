import type { BlockWords } from '../../schema/block/words.ts';
import { choiceWords } from '../../schema/entries/words.ts';

export const words: BlockWords = {
  name: ['أماكن وفروع', 'Places'],
  recipe: 'places-and-hours',
  keys: {
    items: ['الأماكن', 'places'],
    mapTitle: ['اسم خريطتها', 'name of their map'],
    filterLabel: ['اسم التصفية', 'name of the filter'],
    ...choiceWords,
    'items.kind': ['ما هو', 'what it is'],
    'items.specialties': ['التخصصات الطبية', 'medical specialties'],
    'items.groups': ['المدن أو الأنواع', 'groups'],
    'items.address': ['العنوان', 'address'],
    'items.coordinates': ['الموقع على الخريطة', 'coordinates'],
    'items.name': ['اسم المكان', 'name of the place'],
    'items.seasons': ['أوقات مواسم', 'hours of seasons'],
    'items.schedules': ['أوقات كل خدمة', 'hours of each service'],
    timeZone: ['المنطقة الزمنية', 'time zone'],
  },
  parts: {
    hours: {
      name: ['أوقات عمل', 'Hours'],
      keys: { days: ['الأيام', 'days'], from: ['من الساعة', 'opens at'], to: ['إلى الساعة', 'closes at'] },
    },
    schedule: {
      name: ['أوقات خدمة', 'Hours of a service'],
      keys: { title: ['اسم الخدمة', 'name of the service'], seasons: ['أوقات مواسم', 'hours of seasons'] },
    },
    season: {
      name: ['أوقات موسم', 'Hours of a season'],
      keys: { title: ['اسم الموسم', 'name of the season'], from: ['أول يوم', 'first day'], until: ['آخر يوم', 'last day'] },
    },
    holiday: {
      name: ['إجازة', 'Holiday'],
      keys: { label: ['المناسبة', 'occasion'], from: ['أول يوم', 'first day'], to: ['آخر يوم', 'last day'] },
    },
  },
  labels: {
    name: ['كلمات الأماكن', 'words of places'],
    keys: {
      hours: ['اسم أوقات العمل', 'name of the hours'],
      range: ['من وقت إلى وقت', 'from one time to another'],
      everyDay: ['كل أيام الأسبوع', 'every day of the week'],
      noon: ['الظهر', 'noon'],
      midnight: ['منتصف الليل', 'midnight'],
      closed: ['مغلق', 'closed'],
      allDay: ['طوال اليوم', 'all day'],
      holidays: ['أيام الإغلاق', 'holidays'],
      openUntil: ['مفتوح حتى', 'open until'],
      openNow: ['مفتوح الآن', 'open now'],
      openPart: ['مفتوح بعضه', 'open in part'],
      closedNow: ['مغلق الآن', 'closed now'],
      map: ['رابط الخريطة', 'link to a map'],
      directions: ['رابط الوصول', 'way there'],
      all: ['زر الكل', 'button that shows all'],
      choose: ['ما فوق الخريطة', 'words above the map'],
    },
  },
};
