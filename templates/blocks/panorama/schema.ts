import * as z from 'zod';
import { croppedImageSchema, describe, openSectionFields, sentence, text } from '../../schema/fields.ts';
import type { Content } from '../../schema/kinds.ts';
import { mostScenes } from './layout.ts';

const explanation = describe(
  'بانوراما: مشاهد متتابعة تتجاور صورها في صورة واحدة عريضة، يمشي الزائر فيها كلما مرّر الصفحة على الشاشات العريضة، ويراها مشهدًا تحت مشهد على غيرها.',
  'A panorama: scenes in order whose pictures join into one wide picture; on wide screens scrolling walks along it, elsewhere they stand below each other.',
);

const sceneSchema = z.strictObject({
  title: text('عنوان المشهد، كلمات قليلة.', 'Title of the scene, a few words.', 'تهيئة البيئة', 'في السوق'),
  text: sentence(
    'جملة أو جملتان عن المشهد.',
    'A sentence or two about the scene.',
    'مراجعة ما يدعم القيم وما يعيقها من سياسات وحوافز ومساحات عمل.',
  ).optional(),
  image: croppedImageSchema
    .optional()
    .meta(
      describe(
        'صورة المشهد، وأنسبها ما كان عرضه إلى طوله 8 إلى 5؛ وغيرها يُقص على الشاشات العريضة. تتصل الصور إذا اتصلت أطرافها: من اليمين إلى اليسار في الموقع العربي.',
        'Picture of the scene, best 8 wide to 5 high; others are cropped on wide screens. Pictures whose edges fit join into one: from right to left on an Arabic site.',
      ),
    ),
});

export const panoramaSchema = z
  .strictObject({
    type: z.literal('panorama').meta(explanation),
    ...openSectionFields,
    items: z
      .array(sceneSchema.meta(describe('مشهد: عنوانه وجملته وصورته.', 'A scene: its title, its sentence and its picture.')))
      .min(2)
      .max(mostScenes)
      .meta(describe('المشاهد بترتيب المرور بها، من اثنين إلى ثمانية.', 'The scenes in the order walked through, two to eight.')),
  })
  .meta({ ...explanation, id: 'block-panorama' });

export type Panorama = Content<z.infer<typeof panoramaSchema>>;
