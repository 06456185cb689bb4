import { expect, test } from 'vitest';
import { csvLine } from '../../../../generator/desk/received/csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['\tx', "'\tx"],
  ['a;=1+1', "a;'=1+1"],
  [';;@x', ";;'@x"],
  ['a; "=1+1', `"a; ""'=1+1"`],
  ['a\n-1', `"a\n'-1"`],
  ['a;b-c=d; 5+3', 'a;b-c=d; 5+3'],
  ['سارة; علي', 'سارة; علي'],
  ['', ''],
])('the value %j is no formula, whatever separates cells', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`);
});
