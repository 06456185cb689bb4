import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { partOf } from './support/parts.ts';

/**
 * What takes longest in one piece comes first, and the many small files last, so that no processor waits at the end for the
 * only file that is left.
 */
const order = ['visual', 'pa11y', 'hosts', 'browser', 'site', 'blocks', 'unit'];

/** Files of a project come together: a process is shared within one only. */
const projects = ['browser', 'programs', 'node'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      projects.indexOf(project.name) * order.length + order.indexOf(partOf(moduleId));
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
