import type { ReactNode } from 'react';

/** Latin words of the source: names, values. */
export function Code({ children }: { children: ReactNode }) {
  return <code dir="ltr">{children}</code>;
}

interface PartProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of the page, to which its table of contents leads. */
export function Part({ id, title, text, children }: PartProps) {
  return (
    <section id={id} className="design-part" aria-labelledby={`${id}_title`}>
      <h2 id={`${id}_title`}>{title}</h2>
      {text && <p className="design-lead">{text}</p>}
      {children}
    </section>
  );
}

interface GroupProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function Group({ title, text, children }: GroupProps) {
  return (
    <div className="design-group">
      <h3>{title}</h3>
      {text && <p className="design-note">{text}</p>}
      {children}
    </div>
  );
}

interface ShownProps {
  /** What is said below what is shown. */
  caption: ReactNode;
  children: ReactNode;
}

/** One thing of a list with its name below it. */
export function Shown({ caption, children }: ShownProps) {
  return (
    <li className="design-shown">
      {children}
      <p className="design-caption">{caption}</p>
    </li>
  );
}
