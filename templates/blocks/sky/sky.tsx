import { anchorOf } from '../../components/anchor.ts';
import { ButtonGroup } from '../../components/button.tsx';
import { useGround } from '../../components/hero-background.ts';
import { inline } from '../../components/inline.tsx';
import { Eyebrow, shownRole } from '../../components/section.tsx';
import { useThemeOptions, useUniqueId } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { PlainIsland } from '../../runtime/islands/island.tsx';
import { container, deepGround } from '../../theme/base.ts';
import { type Lattice, latticeOf, type WindowName, windows } from './lattice.ts';
import { Marks, Way } from './marks.tsx';
import type { Sky } from './schema.ts';
import { field, foot, head, hint, night, sheet, star, stars } from './styles.ts';

const names = Object.keys(windows) as WindowName[];

interface StarProps {
  item: Planned<Sky>['items'][number];
  /** `name` of all `<details>`, so that one is open at a time. */
  group: string;
  headingLevel: 2 | 3;
  side: 'start' | 'end';
}

/** Star with its name, which opens its text. */
function Star({ item: { id, name, text, questions = [] }, group, headingLevel, side }: StarProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <details name={group} data-side={side}>
      <summary>
        <Heading>{name}</Heading>
      </summary>
      {/* The id is inside: a link to it opens the details, a link to the name itself would not. */}
      <div id={id ?? anchorOf(name)}>
        <div className={sheet}>
          <p aria-hidden="true">{name}</p>
          <p>{inline(text)}</p>
          {questions.length > 0 && (
            <dl>
              {questions.map((question) => (
                <div key={question.name}>
                  <dt>{question.name}</dt>
                  <dd>{question.text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </details>
  );
}

function SkyHead({ block }: { block: Planned<Sky> }) {
  if (!(block.heading || block.text || block.hint)) return null;
  return (
    <div className={`${container} ${head}`}>
      <Eyebrow dark>{block.eyebrow}</Eyebrow>
      {block.heading && <h2>{inline(block.heading)}</h2>}
      {block.text && <p>{inline(block.text)}</p>}
      {block.hint && <p className={hint}>{inline(block.hint)}</p>}
    </div>
  );
}

type Lattices = Record<WindowName, Lattice>;

/** Outlines of all marks, and the stars with names over them. */
function Field({ block, lattices }: { block: Planned<Sky>; lattices: Lattices }) {
  const group = useUniqueId('stars');
  const { wide } = lattices;
  return (
    <div className={field}>
      {names.map((name) => (
        <Marks key={name} name={name} lattice={lattices[name]} />
      ))}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ul className={stars} role="list">
        {block.items.map((item, index) => (
          <li key={item.name} className={star}>
            {names.map((window) => (
              <Way key={window} name={window} lattice={lattices[window]} index={index} />
            ))}
            <Star
              item={item}
              group={group}
              headingLevel={block.heading ? 3 : 2}
              side={(wide.named[index]?.column ?? 0) < wide.columns / 2 ? 'end' : 'start'}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function SkyBlock({ block }: { block: Planned<Sky> }) {
  const { motif } = useThemeOptions();
  const latticeIn = (name: WindowName) => latticeOf(block.total, block.items.length, name, motif);
  return (
    <section
      id={block.id}
      className={`${deepGround} ${night}`}
      {...useGround()}
      data-own-tone=""
      data-role={shownRole(block.headingRole)}
    >
      <SkyHead block={block} />
      <PlainIsland name="sky">
        <Field block={block} lattices={{ narrow: latticeIn('narrow'), medium: latticeIn('medium'), wide: latticeIn('wide') }} />
      </PlainIsland>
      <div className={`${container} ${foot}`}>
        <p>{inline(block.rest)}</p>
        {block.action && <ButtonGroup actions={[block.action]} dark />}
      </div>
    </section>
  );
}
