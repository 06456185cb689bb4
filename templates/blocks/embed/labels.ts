import { defineLabels } from '../../schema/block/labels.ts';

/** Names of services that every language writes in Latin letters. */
const inLatin = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  openstreetmap: 'OpenStreetMap',
  googleMaps: 'Google Maps',
  tableau: 'Tableau',
  datawrapper: 'Datawrapper',
  flourish: 'Flourish',
  figma: 'Figma',
  soundcloud: 'SoundCloud',
  spotify: 'Spotify',
  x: 'X',
  instagram: 'Instagram',
};

/** Default labels of the `embed` block, by language. */
export const labels = defineLabels('embed', {
  ar: {
    show: 'اعرض: %s',
    play: 'شغّل: %s',
    from: 'يُعرض من %s، ولا يُحمّل منه شيء قبل ذلك.',
    youtube: 'يوتيوب',
    vimeo: 'فيميو',
    openstreetmap: 'خريطة الشارع المفتوحة',
    googleMaps: 'خرائط قوقل',
    tableau: 'تابلو',
    datawrapper: 'داتارابر',
    flourish: 'فلوريش',
    figma: 'فيغما',
    soundcloud: 'ساوند كلاود',
    spotify: 'سبوتيفاي',
    x: 'إكس',
    instagram: 'إنستغرام',
  },
  en: {
    show: 'Show: %s',
    play: 'Play: %s',
    from: 'Shown by %s, of which nothing is loaded before.',
    ...inLatin,
  },
  fr: {
    show: 'Afficher : %s',
    play: 'Lire : %s',
    from: 'Affiché par %s, dont rien n’est chargé auparavant.',
    ...inLatin,
  },
  ur: {
    show: 'دکھائیں: %s',
    play: 'چلائیں: %s',
    from: '%s کی طرف سے؛ اس سے پہلے وہاں سے کچھ لوڈ نہیں ہوتا۔',
    youtube: 'یوٹیوب',
    vimeo: 'ویمیو',
    openstreetmap: 'اوپن اسٹریٹ میپ',
    googleMaps: 'گوگل میپس',
    tableau: 'ٹیبلو',
    datawrapper: 'ڈیٹا ریپر',
    flourish: 'فلرش',
    figma: 'فگما',
    soundcloud: 'ساؤنڈ کلاؤڈ',
    spotify: 'اسپاٹیفائی',
    x: 'ایکس',
    instagram: 'انسٹاگرام',
  },
});
