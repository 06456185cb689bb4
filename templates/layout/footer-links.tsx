import { LinkName } from '../components/link-name.tsx';
import { useRenderContext } from '../model/page/render-context.tsx';
import { container } from '../theme/base.ts';

/** Link, or plain text without `href`. */
function FooterLink({ item: { label, href } }: { item: { label: string; href?: string } }) {
  const page = useRenderContext().href;
  if (href === undefined) return label;
  return (
    <a href={href} aria-current={href === page ? 'page' : undefined}>
      {label}
      <LinkName href={href} label={label} />
    </a>
  );
}

function FooterLinks({ items }: { items: { label: string; href?: string }[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          <FooterLink item={item} />
        </li>
      ))}
    </ul>
  );
}

/** Footer columns: related sites, further links, pages of the site. */
export function FooterColumns() {
  const { related, pages, columns } = useRenderContext().frame.footer;
  return (
    <>
      {related && (
        <div>
          <h2>{related.heading}</h2>
          <FooterLinks items={related.items} />
        </div>
      )}
      {columns.map(({ heading, items }) => (
        <div key={heading}>
          <h2>{heading}</h2>
          <FooterLinks items={items} />
        </div>
      ))}
      {pages && (
        <nav aria-label={pages.label}>
          <h2>{pages.heading}</h2>
          <FooterLinks items={pages.links} />
        </nav>
      )}
    </>
  );
}

/** Copyright and legal pages. */
export function Legal() {
  const { site, footer } = useRenderContext().frame;
  const { copyright, legal: texts } = footer;
  return (
    <div>
      <div className={container}>
        <p>{copyright ? `© ${copyright.year} ${copyright.text}` : `© ${site.name}`}</p>
        {texts.length > 0 && (
          <ul>
            {texts.map((text) => {
              const item = typeof text === 'string' ? { label: text } : text;
              return (
                <li key={item.label}>
                  <FooterLink item={item} />
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}
