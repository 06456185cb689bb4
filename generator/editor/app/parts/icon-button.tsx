import { Button, type ButtonProps, ToggleButton, type ToggleButtonProps, Tooltip, TooltipTrigger } from 'react-aria-components';
import { iconButton, tooltip } from '../style/controls.ts';
import { Drawing } from './drawing.tsx';
import type { DrawingName } from './drawings.ts';

/** Delay before a tooltip shows, in milliseconds. */
const delay = 500;

interface IconButtonLabel {
  label: string;
  drawing: DrawingName;
  isSmall?: boolean;
}

export function IconButton({ label, drawing, isSmall, ...props }: IconButtonLabel & ButtonProps) {
  return (
    <TooltipTrigger delay={delay}>
      <Button aria-label={label} className={iconButton} data-small={isSmall || undefined} {...props}>
        <Drawing name={drawing} size={isSmall ? 16 : 20} />
      </Button>
      <Tooltip className={tooltip} offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}

export function IconToggle({ label, drawing, ...props }: IconButtonLabel & ToggleButtonProps) {
  return (
    <TooltipTrigger delay={delay}>
      <ToggleButton aria-label={label} className={iconButton} {...props}>
        <Drawing name={drawing} />
      </ToggleButton>
      <Tooltip className={tooltip} offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
