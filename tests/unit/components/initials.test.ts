import { expect, test } from 'vitest';
import { initialsOf } from '../../../templates/components/initials.ts';

test.each([
  ['هند', 'ه'],
  ['د. سارة القحطاني', 'س ق'],
  ['أ.د. خالد بن إبراهيم آل سعيد', 'خ س'],
  ['إِيمان', 'إ'],
  ['Olivia Brandt', 'O B'],
  ['élodie', 'É'],
  ['J. R. R. T.', 'J T'],
  ['12', ''],
])('initials of %s are "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));
