import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { partOf } from './support/parts.ts';

/**
 * What takes longest in one piece comes first, and the many small files last, so that no processor waits at the end for the
 * only file that is left.
 */
const order = ['visual', 'pa11y', 'hosts', 'browser', 'site', 'blocks', 'unit'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => order.indexOf(partOf(moduleId));
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
