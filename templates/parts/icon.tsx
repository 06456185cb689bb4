import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconAward from '@tabler/icons-react/dist/esm/icons/IconAward.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconBrain from '@tabler/icons-react/dist/esm/icons/IconBrain.mjs';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconBrandTwitter from '@tabler/icons-react/dist/esm/icons/IconBrandTwitter.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs';
import IconDatabase from '@tabler/icons-react/dist/esm/icons/IconDatabase.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconFilePencil from '@tabler/icons-react/dist/esm/icons/IconFilePencil.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconHierarchy2 from '@tabler/icons-react/dist/esm/icons/IconHierarchy2.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLeaf from '@tabler/icons-react/dist/esm/icons/IconLeaf.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconMountain from '@tabler/icons-react/dist/esm/icons/IconMountain.mjs';
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconPresentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs';
import IconPuzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconRocket from '@tabler/icons-react/dist/esm/icons/IconRocket.mjs';
import IconRoute2 from '@tabler/icons-react/dist/esm/icons/IconRoute2.mjs';
import IconRuler2 from '@tabler/icons-react/dist/esm/icons/IconRuler2.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSeedling from '@tabler/icons-react/dist/esm/icons/IconSeedling.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconStairsUp from '@tabler/icons-react/dist/esm/icons/IconStairsUp.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ControlIconName, IconName, NetworkName } from './icon-names.ts';

export type Name = IconName | ControlIconName | NetworkName;

export const drawings: Record<Name, typeof IconUser> = {
  award: IconAward,
  bell: IconBell,
  book: IconBook2,
  brain: IconBrain,
  briefcase: IconBriefcase,
  building: IconBuilding,
  bulb: IconBulb,
  calendar: IconCalendar,
  certificate: IconCertificate,
  chart: IconChartBar,
  check: IconCheck,
  checklist: IconChecklist,
  clipboard: IconClipboard,
  clock: IconClock,
  compass: IconCompass,
  cycle: IconRefresh,
  database: IconDatabase,
  'document-pen': IconFilePencil,
  download: IconDownload,
  eye: IconEye,
  flag: IconFlag,
  gauge: IconGauge,
  handshake: IconHeartHandshake,
  heart: IconHeart,
  hierarchy: IconHierarchy2,
  key: IconKey,
  leaf: IconLeaf,
  link: IconLink,
  lock: IconLock,
  mail: IconMail,
  'map-pin': IconMapPin,
  messages: IconMessages,
  microphone: IconMicrophone,
  mountain: IconMountain,
  newspaper: IconNews,
  people: IconUsersGroup,
  person: IconUser,
  phone: IconPhone,
  presentation: IconPresentation,
  puzzle: IconPuzzle,
  rocket: IconRocket,
  route: IconRoute2,
  ruler: IconRuler2,
  scale: IconScale,
  school: IconSchool,
  search: IconSearch,
  seedling: IconSeedling,
  shield: IconShieldCheck,
  sparkles: IconSparkles,
  stairs: IconStairsUp,
  star: IconStar,
  target: IconTargetArrow,
  tools: IconTools,
  video: IconVideo,
  world: IconWorld,
  'arrow-back': IconArrowRight,
  'arrow-forward': IconArrowLeft,
  'chevron-forward': IconChevronLeft,
  close: IconX,
  'eye-off': IconEyeOff,
  menu: IconMenu2,
  pause: IconPlayerPause,
  play: IconPlayerPlay,
  external: IconExternalLink,
  facebook: IconBrandFacebook,
  twitter: IconBrandTwitter,
  linkedin: IconBrandLinkedin,
  youtube: IconBrandYoutube,
  instagram: IconBrandInstagram,
};

/** Icons that point along the line of reading; drawn for right-to-left and mirrored for left-to-right. */
export const directional: ReadonlySet<Name> = new Set(['arrow-back', 'arrow-forward', 'chevron-forward', 'external']);

interface IconProps {
  name: Name;
  /** Width and height in CSS pixels. */
  size?: number;
  className?: string;
}

/** An icon of the set. Always decorative: the words beside it, or the control's own name, say what it means. */
export function Icon({ name, size = 24, className }: IconProps) {
  const Drawing = drawings[name];
  const direction = directional.has(name) ? 'directional' : undefined;
  return <Drawing size={size} stroke={1.6} className={className} data-icon={direction} aria-hidden="true" focusable="false" />;
}
