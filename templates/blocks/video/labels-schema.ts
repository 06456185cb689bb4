import { describe, text } from '../../schema/fields.ts';
import { named, optionalWords } from '../../schema/labels/fields.ts';

/** Labels of the `video` block that a site can override. */
export const labelsSchema = optionalWords({
  play: named('اسم رابط التشغيل؛ يحل اسم الفيديو محل %s.', 'Name of the link that plays; %s is the video.', 'شغّل الفيديو: %s'),
  from: named(
    'من أين يُعرض الفيديو؛ يحل اسم الموقع محل %s.',
    'Where the video comes from; %s is the service.',
    'يُعرض من %s، ولا يُحمّل منه شيء قبل التشغيل.',
  ),
  youtube: text('اسم يوتيوب.', 'What YouTube is called.', 'يوتيوب'),
  vimeo: text('اسم فيميو.', 'What Vimeo is called.', 'فيميو'),
}).meta(describe('كلمات الفيديو.', 'Words of videos.'));
