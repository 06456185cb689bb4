import type { ComponentType } from 'react';
import type { PlannedBlockOf } from '../page-plan.ts';
import { BannerBlock } from './banner/banner.tsx';
import { CallToActionBlock } from './call-to-action/call-to-action.tsx';
import { CardGridBlock } from './card-grid/card-grid.tsx';
import { CarouselBlock } from './carousel/carousel.tsx';
import { ContactBlock } from './contact/contact.tsx';
import { FaqBlock } from './faq/faq.tsx';
import { FeatureBlock } from './feature/feature.tsx';
import { FiguresBlock } from './figures/figures.tsx';
import { HeroBlock } from './hero/hero.tsx';
import { IntroBlock } from './intro/intro.tsx';
import { LoginBlock } from './login/login.tsx';
import { MapBlock } from './map/map.tsx';
import { NoticeBlock } from './notice/notice.tsx';
import { PeopleBlock } from './people/people.tsx';
import { PointsBlock } from './points/points.tsx';
import type { BlockType } from './schemas.ts';
import { SearchBlock } from './search/search.tsx';
import { StepsBlock } from './steps/steps.tsx';
import { TableBlock } from './table/table.tsx';
import { TabsBlock } from './tabs/tabs.tsx';
import { TimelineBlock } from './timeline/timeline.tsx';

type Registry = { [Type in BlockType]: ComponentType<{ block: PlannedBlockOf<Type> }> };

/** Block type -> component. A type of the schema that is missing here does not compile. */
export const registry: Registry = {
  banner: BannerBlock,
  'call-to-action': CallToActionBlock,
  'card-grid': CardGridBlock,
  carousel: CarouselBlock,
  contact: ContactBlock,
  feature: FeatureBlock,
  figures: FiguresBlock,
  hero: HeroBlock,
  intro: IntroBlock,
  login: LoginBlock,
  map: MapBlock,
  notice: NoticeBlock,
  points: PointsBlock,
  search: SearchBlock,
  table: TableBlock,
  faq: FaqBlock,
  people: PeopleBlock,
  steps: StepsBlock,
  timeline: TimelineBlock,
  tabs: TabsBlock,
};
