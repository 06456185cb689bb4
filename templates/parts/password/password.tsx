import { Island } from '../../islands/island.tsx';
import { useLabels } from '../../page/render-context.tsx';
import { Icon } from '../icon.tsx';
import { Island as PasswordIsland } from './island.tsx';

/** Password input with its show/hide toggle. */
export function Password({ id }: { id: string }) {
  const { showPassword, hidePassword, passwordShown, passwordHidden } = useLabels();
  return (
    <Island
      name="password"
      component={PasswordIsland}
      props={{ id, showLabel: showPassword, hideLabel: hidePassword, shownMessage: passwordShown, hiddenMessage: passwordHidden }}
      slots={{ show: <Icon name="eye" />, hide: <Icon name="eye-off" /> }}
    />
  );
}
