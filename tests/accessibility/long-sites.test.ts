import { checkedSites } from '../support/checked-sites.ts';
import { checkSites } from './check-sites.ts';

checkSites(checkedSites.filter(({ isLong }) => isLong));
