import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import type { PictureSizes } from '../../components/picture-sizes.ts';
import { Section, sectionProps } from '../../components/section.tsx';
import { useLabelsOf, useRenderContext, useUniqueId } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { Island } from '../../runtime/islands/island.tsx';
import { onlyWords } from '../../theme/tokens.ts';
import { geometryClass } from './geometry.ts';
import { Island as CarouselIsland } from './island.tsx';
import type { labels } from './labels.ts';
import type { Carousel } from './schema.ts';
import { slideSizes } from './sizes.ts';

interface SlidesProps {
  cards: Planned<Carousel>['cards'];
  sizes: PictureSizes;
  /** Role description of a slide, and its label, in which `%s` stands for the slide's number and the total. */
  words: Record<'slide' | 'slideLabel', string>;
}

function Slides({ cards, sizes, words }: SlidesProps) {
  return cards.map((card, index) => (
    <li key={card.name} className="splide__slide" data-reveal="" data-stagger={card.id}>
      {/* biome-ignore lint/a11y/useSemanticElements: a <fieldset> groups fields */}
      <div
        role="group"
        aria-roledescription={words.slide}
        aria-label={words.slideLabel.replace('%s', `${index + 1}`).replace('%s', `${cards.length}`)}
      >
        <Card card={card} headingLevel={3} sizes={sizes} />
      </div>
    </li>
  ));
}

/** Splide's texts, in the language of the site. */
const splideWords = (words: (typeof labels)['ar']) => ({
  prev: words.previous,
  next: words.next,
  first: words.first,
  last: words.last,
  slideX: words.goToSlide,
  pageX: words.goToPage,
  carousel: words.description,
  select: words.choose,
  // Slide labels are rendered on the server, inside the list items.
  slide: '',
  slideLabel: '',
});

export function CarouselBlock({ block }: { block: Planned<Carousel> }) {
  const { frame } = useRenderContext();
  const words = useLabelsOf<typeof labels>('carousel');
  const id = useUniqueId('carousel');
  const { slides, breakpoints, step, autoplay, speed, loop, dots, arrows } = block;
  return (
    <Section {...sectionProps(block)} headingId={`${id}-heading`}>
      <Island
        name="carousel"
        strategy="visible"
        component={CarouselIsland}
        props={{
          id,
          labelledBy: `${id}-heading`,
          className: geometryClass(block),
          narrow: onlyWords,
          direction: frame.site.direction,
          options: { slides, breakpoints, step, autoplay, speed, loop, dots, arrows },
          labels: { pause: words.pause, play: words.play },
          i18n: splideWords(words),
        }}
        slots={{
          pause: <Icon name="pause" size={22} />,
          play: <Icon name="play" size={22} />,
          previous: <Icon name="arrow-back" size={22} />,
          next: <Icon name="arrow-forward" size={22} />,
          slides: <Slides cards={block.cards} sizes={slideSizes(block)} words={words} />,
        }}
      />
    </Section>
  );
}
