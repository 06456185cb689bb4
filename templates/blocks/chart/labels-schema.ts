import { describe } from '../../schema/fields.ts';
import { optionalWords, valued } from '../../schema/labels/fields.ts';

/** Labels of the `chart` block that a site can override. */
export const labelsSchema = optionalWords({
  axisFrom: valued(
    'ما يقال تحت رسم لا يبدأ محوره من الصفر',
    'What is said below a chart whose axis does not begin at zero',
    'يبدأ المحور من %s لا من الصفر',
  ),
}).meta(describe('كلمات المخططات البيانية.', 'Words of charts.'));
