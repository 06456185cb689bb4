import { iconImage, maskedIcon } from '../../components/icon-mask.ts';
import { belowMedium } from '../../theme/tokens.ts';

/** Icons before telephone and e-mail. */
export const detailIcons = `
  & a::before {
    ${maskedIcon('mail', 20)}
  }
  & [href^='tel:']::before {
    mask-image: ${iconImage('phone')};
  }
`;

/** Icon before the address. */
export const addressIcon = `
  & > :not(:has(a))::before {
    ${maskedIcon('map-pin', 20, 'CanvasText')}
  }
`;

/** Contact details on paper, whatever its size, in a row with the address. */
export const printedDetails = `
  @media print {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-6);
  }
`;

/** Address without a link on screens; nothing where it is the only detail. */
export const addressOnPaper = `
  @media screen {
    &:not(:has(a)),
    & > :not(:has(a)) {
      display: none;
    }
  }
`;

/** Hides what is shown from medium width up. */
export const wideOnly = `
  @media screen and ${belowMedium} {
    &[data-wide],
    & [data-wide] {
      display: none;
    }
  }
`;

/** Social networks as a row of icons in circles. */
export const socialCircles = `
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  /* Icons without text. */
  @media print {
    display: none !important;
  }
  & a {
    display: grid;
    place-items: center;
    inline-size: 2.875rem;
    aspect-ratio: 1;
    /* Visible in forced colours. */
    border: 1px solid transparent;
    border-radius: 50%;
    transition: color var(--quick), background-color var(--quick);
  }
`;

/** The same on light backgrounds. */
export const lightCircles = `
  ${socialCircles}
  & a {
    color: var(--brand-ink);
    background: var(--surface);
  }
  & a:hover {
    color: var(--on-brand);
    background: var(--brand);
  }
`;
