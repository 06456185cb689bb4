import { defineLabels } from '../../schema/block/labels.ts';

/** Default labels of the `video` block, by language. */
export const labels = defineLabels('video', {
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
  fr: {
    play: 'Lire la vidéo : %s',
    from: 'Diffusée par %s, dont rien n’est chargé avant la lecture.',
    youtube: 'YouTube',
    vimeo: 'Vimeo',
  },
  ur: {
    play: 'ویڈیو چلائیں: %s',
    from: '%s کی طرف سے؛ چلانے سے پہلے وہاں سے کچھ لوڈ نہیں ہوتا۔',
    youtube: 'یوٹیوب',
    vimeo: 'ویمیو',
  },
});
