import { describe, expect, test } from 'vitest';
import { eventName } from '../../../../generator/desk/app/data/event-name.ts';
import { readRoute } from '../../../../generator/desk/app/data/route.ts';
import { screenAddress, screens } from '../../../../generator/desk/model/addresses.ts';

describe('addresses of screens', () => {
  test.each(screens)('lead to the screen %s', (screen) => {
    const { search } = new URL(screenAddress(screen), 'https://desk.example.sa');
    expect(readRoute(search).screen).toBe(screen);
  });

  test('name one thing', () => {
    const { search } = new URL(screenAddress('proposals', 'a&b=c'), 'https://desk.example.sa');
    expect(readRoute(search).query.get('id')).toBe('a&b=c');
  });

  test.each(['', '?at=', '?at=unknown', '?at=__proto__', '?at=constructor'])('with %j lead home', (search) => {
    expect(readRoute(search).screen).toBe('home');
  });
});

test('names an event without its values', () => {
  expect(eventName('proposal-approved', 'en')).toBe('… approved the changes to “…”.');
  expect(eventName('of-a-later-version', 'ar')).toBe('of-a-later-version');
});
