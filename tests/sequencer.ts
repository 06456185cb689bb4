import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest in one piece comes first, and the many small files last, so that no processor waits at the end for the
 * only file that is left.
 */
const order = ['visual', 'pa11y', 'site', 'hosts', 'browser', 'blocks', 'unit'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => order.indexOf(project.name);
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
