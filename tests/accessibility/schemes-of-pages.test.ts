import { inject } from 'vitest';
import { shippedChecked } from '../support/checked-sites.ts';
import { checkEach } from './check.ts';
import { dark, forcedColours } from './schemes.ts';
import { shippedTargets, statesOf } from './targets.ts';

// Tier T2: what `pages.test.ts` checks in the light scheme.
checkEach({
  targets: [...shippedTargets(), ...statesOf(shippedChecked)],
  home: () => inject('shipped'),
  schemes: [dark, forcedColours],
});
