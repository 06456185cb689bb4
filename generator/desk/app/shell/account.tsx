import { Button } from 'react-aria-components';
import { button } from '../../../editor/app/style/controls.ts';
import { useDesk } from '../data/desk-context.ts';
import { useAction } from '../data/use-action.ts';
import { Problem } from '../parts/problem.tsx';
import { useWords } from '../words/words.tsx';
import { account } from './style.ts';

/** Who is signed in, and a button that signs out. */
export function Account() {
  const w = useWords();
  const { client, person } = useDesk();
  const { isBusy, problem, run } = useAction();
  const signOut = () =>
    run(async () => {
      await client.send('sign-out');
      location.assign('/_desk/sign-in');
    });
  return (
    <div className={account}>
      <div>
        <bdi>{person.name}</bdi>
        <small>{w.roles[person.role]}</small>
      </div>
      <Button className={button} aria-disabled={isBusy} onPress={() => signOut()}>
        {w.signOut}
      </Button>
      <Problem words={problem} />
    </div>
  );
}
