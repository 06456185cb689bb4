import { checkedSites, shippedChecked } from '../support/checked-sites.ts';
import { checkSites } from './check-sites.ts';

checkSites(checkedSites.filter((site) => site !== shippedChecked && !site.isLong));
