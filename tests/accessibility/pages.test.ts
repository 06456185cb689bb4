import { inject } from 'vitest';
import { shippedChecked } from '../support/checked-sites.ts';
import { checkEach } from './check.ts';
import { light } from './schemes.ts';
import { shippedTargets, statesOf } from './targets.ts';

// Tier T1: every page of `site.json` at two widths, and its states, in the light scheme.
checkEach({ targets: [...shippedTargets(), ...statesOf(shippedChecked)], home: () => inject('shipped'), schemes: [light] });
