import { css } from '@linaria/core';
import { buttonClass } from '../../components/button.tsx';
import { ControlNote } from '../../components/control-note.tsx';
import { Field } from '../../components/field.tsx';
import { inputClass } from '../../components/field-input.ts';
import { inline } from '../../components/inline.tsx';
import { Password } from '../../components/password/password.tsx';
import { Picture } from '../../components/picture.tsx';
import { type PictureSizes, pictureSizes } from '../../components/picture-sizes.ts';
import { useLabels, useRenderContext, useUniqueId } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { container } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';
import type { Login } from './schema.ts';

/** Beside the login form on large screens, as high as the form. */
const sizes: PictureSizes = {
  steps: [
    ['(min-width: 69rem)', '32rem'],
    ['', '46.5vw'],
  ],
  shape: 19 / 26,
  isOfText: true,
};

const section = css`
  padding-block: clamp(1.5rem, 1rem + 2vw, 3rem);
  background: var(--band);
`;

const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 64rem;
  margin-inline: auto;
  overflow: hidden;
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-md);

  @media ${from.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: center;
  padding: clamp(1.5rem, 1rem + 2vw, 3rem);

  & h1 {
    font-size: var(--text-2xl);
  }
  & h1 + p {
    margin-block-start: var(--space-2);
    color: var(--ink-soft);
  }
  & form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }
`;

const mark = css`
  justify-self: start;
  inline-size: 4rem;
  border-radius: var(--radius-sm);
`;

const forgot = css`
  margin-block-start: calc(-1 * var(--space-3));
  color: var(--ink-soft);

  & > a {
    font-size: var(--text-sm);
    padding-block: 0.25rem;
  }
  & > :not([href], small) {
    color: inherit;
    text-decoration: underline;
    cursor: not-allowed;
    text-decoration-style: dotted;
  }
`;

const picture = css`
  display: none;

  @media ${from.large} {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** Link for forgotten passwords; a note explains it if it has no target. */
function Forgot({ link: { href, label }, noteId }: { link: Planned<Login>['forgot']; noteId: string }) {
  const { leadsNowhere } = useLabels();
  return (
    <div className={forgot}>
      <a
        href={href}
        role={href ? undefined : 'link'}
        aria-disabled={href ? undefined : true}
        aria-describedby={href ? undefined : noteId}
      >
        {label}
      </a>{' '}
      <ControlNote id={noteId} text={href ? undefined : leadsNowhere} />
    </div>
  );
}

function LoginForm({ block }: { block: Planned<Login> }) {
  const { sendsNothing } = useLabels();
  const identifierId = useUniqueId('identifier');
  const passwordId = useUniqueId('password');
  const formNote = `${identifierId}-note`;
  return (
    // Without an action nothing is submitted: `method="dialog"` outside a dialog does nothing, also without scripts.
    <form action={block.action} method={block.action ? 'post' : 'dialog'}>
      <Field id={identifierId} label={block.identifier} required>
        <input
          id={identifierId}
          className={inputClass}
          name="identifier"
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          dir="ltr"
        />
      </Field>
      <Field id={passwordId} label={block.password} required>
        <Password id={passwordId} />
      </Field>
      <Forgot link={block.forgot} noteId={`${passwordId}-note`} />
      <button type="submit" className={buttonClass} aria-describedby={block.action ? undefined : formNote}>
        {block.submit}
      </button>
      <ControlNote id={formNote} text={block.action ? undefined : sendsNothing} />
    </form>
  );
}

export function LoginBlock({ block }: { block: Planned<Login> }) {
  const { frame } = useRenderContext();
  return (
    <section id={block.id} className={section} data-own-tone="">
      <div className={container}>
        <div className={panel}>
          <div className={words}>
            <a className={mark} href={frame.home}>
              <Picture
                image={{ ...frame.site.icon, alt: frame.site.logo?.alt ?? frame.site.name }}
                sizes={pictureSizes.mark}
                chrome
              />
            </a>
            <div>
              <h1>{block.title}</h1>
              {block.text && <p>{inline(block.text)}</p>}
            </div>
            <LoginForm block={block} />
          </div>
          <Picture image={block.image} sizes={sizes} className={picture} cropped partial />
        </div>
      </div>
    </section>
  );
}
