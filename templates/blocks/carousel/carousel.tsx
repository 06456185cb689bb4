import { Island } from '../../islands/island.tsx';
import { useLabelsOf, useRenderContext, useUniqueId } from '../../page/render-context.tsx';
import { Card } from '../../parts/card.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { PictureSizes } from '../../parts/picture-sizes.ts';
import { Section } from '../../parts/section.tsx';
import type { Planned } from '../../planned/planned.ts';
import { geometryClass } from './geometry.ts';
import { Island as CarouselIsland } from './island.tsx';
import type { labels } from './labels.ts';
import type { Carousel } from './schema.ts';
import { slideSizes } from './sizes.ts';

function Slides({ cards, sizes }: { cards: Planned<Carousel>['cards']; sizes: PictureSizes }) {
  return cards.map((card) => (
    // biome-ignore lint/a11y/useSemanticElements: Splide gives slides a role of their own, which a <li> must not have
    <div key={card.name} className="splide__slide" role="listitem" data-reveal="" data-stagger={card.id}>
      <Card card={card} headingLevel={3} sizes={sizes} />
    </div>
  ));
}

export function CarouselBlock({ block }: { block: Planned<Carousel> }) {
  const { frame } = useRenderContext();
  const words = useLabelsOf<typeof labels>('carousel');
  const id = useUniqueId('carousel');
  const { slides, breakpoints, step, autoplay, speed, loop, dots, arrows } = block;
  return (
    <Section
      id={block.id}
      eyebrow={block.eyebrow}
      heading={block.heading}
      text={block.text}
      action={block.action}
      headingId={`${id}-heading`}
    >
      <Island
        name="carousel"
        strategy="visible"
        component={CarouselIsland}
        props={{
          id,
          labelledBy: `${id}-heading`,
          className: geometryClass(block),
          direction: frame.site.direction,
          options: { slides, breakpoints, step, autoplay, speed, loop, dots, arrows },
          labels: { pause: words.pause, play: words.play },
          i18n: {
            prev: words.previous,
            next: words.next,
            first: words.first,
            last: words.last,
            slideX: words.goToSlide,
            pageX: words.goToPage,
            carousel: words.description,
            slide: words.slide,
            select: words.choose,
            slideLabel: words.slideLabel,
          },
        }}
        slots={{
          pause: <Icon name="pause" size={22} />,
          play: <Icon name="play" size={22} />,
          previous: <Icon name="arrow-back" size={22} />,
          next: <Icon name="arrow-forward" size={22} />,
          slides: <Slides cards={block.cards} sizes={slideSizes(block)} />,
        }}
      />
    </Section>
  );
}
