import { CardLead } from '../../components/card-lead.tsx';
import { type CardRow, CardRows } from '../../components/card-rows.tsx';
import { filterNumbers, filterOf, type ListFilter } from '../../components/filter-terms.ts';
import { Filtered } from '../../components/list-filter.tsx';
import { Section, sectionProps } from '../../components/section.tsx';
import { useLabelsOf, useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { projectsForm } from './form.ts';
import type { labels } from './labels.ts';
import { ProjectsInGrid } from './pieces/grid/grid.tsx';
import { ProjectProgress } from './project-progress.tsx';
import type { Project } from './project-schema.ts';
import type { Projects } from './schema.ts';

const rowOf = (project: Project, filter: ListFilter): CardRow => ({
  key: project.name,
  title: project.name,
  href: project.href,
  text: project.text,
  image: project.image,
  below: <ProjectProgress project={project} />,
  groups: filterNumbers(project, filter),
});

const lists = { grid: ProjectsInGrid, list: CardRows, lead: CardLead };

/** Projects in the form that the block or the theme sets, with filters if the content asks for them. */
export function ProjectsBlock({ block }: { block: Planned<Projects> }) {
  const { heading, filterLabel: groups, from: projects } = block;
  const labelsOfBlock = useLabelsOf<typeof labels>('projects');
  const List = lists[projectsForm(block, useThemeOptions())];
  if (projects.length === 0) return null;
  const filter = filterOf(projects, { groups: groups !== undefined, tags: false });
  return (
    <Section {...sectionProps(block)} heading={heading} beside="side">
      <Filtered filter={filter} items={projects} names={{ groups, tags: undefined }} words={{ ...labelsOfBlock, none: '' }}>
        <List items={projects.map((one) => rowOf(one, filter))} headingLevel={heading ? 3 : 2} />
      </Filtered>
    </Section>
  );
}
