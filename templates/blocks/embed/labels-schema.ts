import { describe, text } from '../../schema/fields.ts';
import { named, optionalWords } from '../../schema/labels/fields.ts';

const service = (arabic: string, english: string) => text(`اسم ${arabic}.`, `What ${english} is called.`, arabic);

/** Labels of the `embed` block that a site can override. */
export const labelsSchema = optionalWords({
  show: named('اسم رابط العرض؛ يحل اسم المعروض محل %s.', 'Name of the link that shows it; %s is what is shown.', 'اعرض: %s'),
  play: named('اسم رابط التشغيل؛ يحل اسم المعروض محل %s.', 'Name of the link that plays it; %s is what is played.', 'شغّل: %s'),
  from: named(
    'من أين يُعرض؛ يحل اسم الموقع محل %s.',
    'Where it comes from; %s is the site.',
    'يُعرض من %s، ولا يُحمّل منه شيء قبل ذلك.',
  ),
  youtube: service('يوتيوب', 'YouTube'),
  vimeo: service('فيميو', 'Vimeo'),
  openstreetmap: service('خريطة الشارع المفتوحة', 'OpenStreetMap'),
  googleMaps: service('خرائط قوقل', 'Google Maps'),
  tableau: service('تابلو', 'Tableau'),
  datawrapper: service('داتارابر', 'Datawrapper'),
  flourish: service('فلوريش', 'Flourish'),
  figma: service('فيغما', 'Figma'),
  soundcloud: service('ساوند كلاود', 'SoundCloud'),
  spotify: service('سبوتيفاي', 'Spotify'),
  x: service('إكس', 'X'),
  instagram: service('إنستغرام', 'Instagram'),
}).meta(describe('كلمات ما يُعرض من مواقع أخرى.', 'Words of what other sites show.'));
