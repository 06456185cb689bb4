import { Picture } from '../../components/picture.tsx';
import { pictureSizes } from '../../components/picture-sizes.ts';
import { useRenderContext } from '../../model/page/render-context.tsx';

/**
 * Logo that links to the home page, or the name of a site without one.
 * @param isDark whether the ground is dark in both colour schemes
 */
export function LogoOrName({ isDark = false, className }: { isDark?: boolean; className?: string }) {
  const { home, site } = useRenderContext().frame;
  const image = isDark ? site.logoOnDark : site.logo;
  if (!image) return <p>{site.name}</p>;
  return (
    <a className={className} href={home}>
      <Picture image={image} {...(!isDark && { onDark: site.logoOnDark })} sizes={pictureSizes.logo} chrome partial />
    </a>
  );
}
