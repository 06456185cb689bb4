import { EntryHead } from '../../components/entry-head.tsx';
import { inline } from '../../components/inline.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { ProjectProgress } from '../projects/project-progress.tsx';
import { Give } from './give.tsx';
import type { ProjectHead } from './schema.ts';

/** Head of a project's page. Only open projects take donations. */
export function ProjectBlock({ block: { id, from: project } }: { block: Planned<ProjectHead> }) {
  const { name, text, image, give, status = 'open' } = project;
  const ways = give && status === 'open' && <Give give={give} unit={project.unit} />;
  return (
    <EntryHead id={id} image={image} apart={ways}>
      <h1>{name}</h1>
      {text && <p>{inline(text)}</p>}
      <ProjectProgress project={project} />
    </EntryHead>
  );
}
