import { PlainIsland } from '../../islands/island.tsx';
import { useUniqueId } from '../../page/render-context.tsx';
import { anchorOf } from '../../parts/anchor.ts';
import { ButtonGroup } from '../../parts/button.tsx';
import { inline } from '../../parts/inline.tsx';
import { Eyebrow, shownRole } from '../../parts/section.tsx';
import type { Planned } from '../../planned/planned.ts';
import { container, deepGround } from '../../theme/base.ts';
import { latticeOf, type WindowName, windows } from './lattice.ts';
import { Marks, Way } from './marks.tsx';
import type { Sky } from './schema.ts';
import { field, foot, head, hint, night, sheet, star, stars } from './styles.ts';

const names = Object.keys(windows) as WindowName[];

export function SkyBlock({ block }: { block: Planned<Sky> }) {
  const group = useUniqueId('stars');
  const Heading = block.heading ? 'h3' : 'h2';
  const latticeIn = (name: WindowName) => latticeOf(block.total, block.items.length, name);
  const lattices = { narrow: latticeIn('narrow'), medium: latticeIn('medium'), wide: latticeIn('wide') };
  return (
    <section id={block.id} className={`${deepGround} ${night}`} data-own-tone="" data-role={shownRole(block.headingRole)}>
      {(block.heading || block.text || block.hint) && (
        <div className={`${container} ${head}`}>
          <Eyebrow dark>{block.eyebrow}</Eyebrow>
          {block.heading && <h2>{inline(block.heading)}</h2>}
          {block.text && <p>{inline(block.text)}</p>}
          {block.hint && <p className={hint}>{inline(block.hint)}</p>}
        </div>
      )}
      <PlainIsland name="sky">
        <div className={field}>
          {names.map((name) => (
            <Marks key={name} name={name} lattice={lattices[name]} />
          ))}
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
          <ul className={stars} role="list">
            {block.items.map(({ id, name, text, questions = [] }, index) => {
              const { column = 0 } = lattices.wide.named[index] ?? {};
              return (
                <li key={name} className={star}>
                  {names.map((window) => (
                    <Way key={window} name={window} lattice={lattices[window]} index={index} />
                  ))}
                  <details name={group} data-side={column < lattices.wide.columns / 2 ? 'end' : 'start'}>
                    <summary>
                      <Heading>{name}</Heading>
                    </summary>
                    {/* A link to what is inside opens it; one to the name itself would not. */}
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
                </li>
              );
            })}
          </ul>
        </div>
      </PlainIsland>
      <div className={`${container} ${foot}`}>
        <p>{inline(block.rest)}</p>
        {block.action && <ButtonGroup actions={[block.action]} dark />}
      </div>
    </section>
  );
}
