import type { BlockWords } from '../../block/words.ts';

export const words: BlockWords = {
  name: ['أماكن وفروع', 'Places'],
  recipe: 'places-and-hours',
  keys: {
    items: ['الأماكن', 'places'],
    'items.address': ['العنوان', 'address'],
    'items.coordinates': ['الموقع على الخريطة', 'coordinates'],
    'items.holidays.from': ['أول يوم', 'first day'],
    'items.holidays.label': ['المناسبة', 'occasion'],
    'items.holidays.to': ['آخر يوم', 'last day'],
    'items.hours.days': ['الأيام', 'days'],
    'items.hours.from': ['من الساعة', 'opens at'],
    'items.hours.to': ['إلى الساعة', 'closes at'],
    'items.name': ['اسم المكان', 'name of the place'],
    timeZone: ['المنطقة الزمنية', 'time zone'],
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
      closedNow: ['مغلق الآن', 'closed now'],
      map: ['رابط الخريطة', 'link to a map'],
      directions: ['رابط الوصول', 'way there'],
    },
  },
};
