import { defineLabels } from '../../block/labels.ts';

/** What places say where a site says nothing else. */
export const labels = defineLabels('places', {
  ar: {
    hours: 'أوقات العمل',
    range: '%s – %s',
    everyDay: 'كل يوم',
    noon: 'الظهر',
    midnight: 'منتصف الليل',
    closed: 'مغلق',
    allDay: 'على مدار الساعة',
    holidays: 'إجازات',
    openUntil: 'مفتوح الآن حتى %s',
    openNow: 'مفتوح الآن',
    closedNow: 'مغلق الآن',
    map: 'الموقع على الخريطة',
    directions: 'الطريق إليه',
  },
  en: {
    hours: 'Opening hours',
    range: '%s – %s',
    everyDay: 'Every day',
    noon: 'noon',
    midnight: 'midnight',
    closed: 'Closed',
    allDay: 'Open all day',
    holidays: 'Holidays',
    openUntil: 'Open now, until %s',
    openNow: 'Open now',
    closedNow: 'Closed now',
    map: 'Show on the map',
    directions: 'Directions',
  },
});
