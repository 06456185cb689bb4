import * as z from 'zod';
import { type NetworkName, networkNames } from '../parts/icon-names.ts';
import { describe, describeValues } from './fields.ts';

/** The social network of a profile. */
export const networkSchema = z.enum(networkNames).meta({
  ...describe('الشبكة، وتحدد الشعار.', 'The network, which gives the mark.', 'linkedin'),
  ...describeValues<NetworkName>({
    facebook: 'فيسبوك — Facebook',
    x: 'إكس — X',
    twitter: 'الاسم السابق لإكس، وله شعار إكس — the former name of X, with the mark of X',
    linkedin: 'لينكدإن — LinkedIn',
    youtube: 'يوتيوب — YouTube',
    instagram: 'إنستغرام — Instagram',
  }),
});
