import { Island } from '../../islands/island.tsx';
import { useRenderContext, useUniqueId } from '../../page/render-context.tsx';
import { Card } from '../../parts/card.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { PictureSizes } from '../../parts/picture-sizes.ts';
import { Section } from '../../parts/section.tsx';
import type { Planned } from '../../planned/planned.ts';
import { geometryClass } from './geometry.ts';
import { Island as CarouselIsland } from './island.tsx';
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
  const labels = frame.site.labels.carousel;
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
          labels: { pause: labels.pause, play: labels.play },
          i18n: {
            prev: labels.previous,
            next: labels.next,
            first: labels.first,
            last: labels.last,
            slideX: labels.goToSlide,
            pageX: labels.goToPage,
            carousel: labels.description,
            slide: labels.slide,
            select: labels.choose,
            slideLabel: labels.slideLabel,
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
