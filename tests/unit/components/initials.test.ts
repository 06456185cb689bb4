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
])('makes of %s the initials "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));
