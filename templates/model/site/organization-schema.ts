import * as z from 'zod';
import { describe, describeValues } from '../../schema/fields.ts';
import { specialtiesField } from '../../schema/medical/schema.ts';
import { refineSpecialties } from '../../schema/rules.ts';
import { type OrganizationKind, organizationKinds } from './organization-kinds.ts';

const kindWords: Record<OrganizationKind, string> = {
  company: 'شركة — a company',
  government: 'جهة حكومية — a government body',
  nonprofit: 'جمعية أو مؤسسة غير ربحية — a non-profit',
  school: 'مدرسة — a school',
  university: 'جامعة أو كلية — a university or college',
  education: 'جهة تعليمية أو تدريبية — another place of education',
  research: 'مركز أبحاث — a research centre',
  medical: 'مجموعة طبية أو جهة صحية — a medical group',
  hospital: 'مستشفى — a hospital',
  clinic: 'عيادة أو مركز طبي — a clinic',
  library: 'مكتبة — a library',
  news: 'مؤسسة إعلامية — a news organisation',
  sports: 'نادٍ رياضي — a sports club',
};

/** The site's organisation, for search engines. */
export const organizationSchema = z
  .strictObject({
    kind: z.enum(organizationKinds).meta({
      ...describe('ما الجهة.', 'What the organisation is.', 'nonprofit'),
      ...describeValues(kindWords),
    }),
    specialties: specialtiesField('تخصصات جهة طبية.', 'Specialties of a medical organisation.'),
  })
  .check(refineSpecialties)
  .meta(
    describe(
      'ما الجهة صاحبة الموقع، لمحركات البحث؛ إن حُذف فجهة لا يُعرف نوعها.',
      'What the organisation of the site is, for search engines; absent: an organisation of no known kind.',
    ),
  );
