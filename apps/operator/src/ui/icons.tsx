// The icons of the desk, as components that MUI knows. To add one, choose it at https://tabler.io/icons.
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowForwardUp,
  IconArrowUp,
  IconArticle,
  IconBike,
  IconBold,
  IconBuildingCommunity,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCalendarEvent,
  IconCarouselHorizontal,
  IconCategory,
  IconCheck,
  IconChevronDown,
  IconCircleCheck,
  IconCloudOff,
  IconDownload,
  IconFileUpload,
  IconHistory,
  IconHome,
  IconInbox,
  IconItalic,
  IconKey,
  IconLanguage,
  IconLink,
  IconList,
  IconListNumbers,
  IconMenu2,
  IconMessageReport,
  IconPackage,
  IconPercentage,
  IconPhoto,
  IconPhotoPlus,
  IconPin,
  IconQuote,
  IconReceipt,
  IconSearch,
  IconSearchOff,
  IconSettings,
  IconSpeakerphone,
  IconTag,
  IconUsers,
} from '@tabler/icons-react';
import { lineIcon } from './line-icon.tsx';

export const SpeakerIcon = lineIcon(IconSpeakerphone);
export const AddPhotoIcon = lineIcon(IconPhotoPlus);
export const ArrowDownIcon = lineIcon(IconArrowDown);
export const ArrowUpIcon = lineIcon(IconArrowUp);
export const ArticleIcon = lineIcon(IconArticle);
export const BannerIcon = lineIcon(IconCarouselHorizontal);
export const BikeIcon = lineIcon(IconBike);
export const BoldIcon = lineIcon(IconBold);
export const BulletedListIcon = lineIcon(IconList);
export const CalendarIcon = lineIcon(IconCalendarEvent);
export const CategoryIcon = lineIcon(IconCategory);
export const CheckIcon = lineIcon(IconCheck);
export const ChevronDownIcon = lineIcon(IconChevronDown);
export const CircleCheckIcon = lineIcon(IconCircleCheck);
export const CityIcon = lineIcon(IconBuildingCommunity);
export const ComplaintIcon = lineIcon(IconMessageReport);
export const DelivererIcon = lineIcon(IconBike);
export const DownloadIcon = lineIcon(IconDownload);
export const EmptyIcon = lineIcon(IconInbox);
export const HistoryIcon = lineIcon(IconHistory);
export const HomeIcon = lineIcon(IconHome);
export const ItalicIcon = lineIcon(IconItalic);
export const KeyIcon = lineIcon(IconKey);
export const LanguageIcon = lineIcon(IconLanguage);
export const LinkIcon = lineIcon(IconLink);
export const MenuIcon = lineIcon(IconMenu2);
export const NotFoundIcon = lineIcon(IconSearchOff);
export const NumberedListIcon = lineIcon(IconListNumbers);
export const OfflineIcon = lineIcon(IconCloudOff);
export const PackageIcon = lineIcon(IconPackage);
export const PeopleIcon = lineIcon(IconUsers);
export const PhotoIcon = lineIcon(IconPhoto);
export const PercentIcon = lineIcon(IconPercentage);
export const PinIcon = lineIcon(IconPin);
export const QuoteIcon = lineIcon(IconQuote);
export const ReceiptIcon = lineIcon(IconReceipt);
export const RedoIcon = lineIcon(IconArrowForwardUp);
export const SearchIcon = lineIcon(IconSearch);
export const SettingsIcon = lineIcon(IconSettings);
export const ShopIcon = lineIcon(IconBuildingStore);
export const ShopTypeIcon = lineIcon(IconBuildingWarehouse);
export const TagIcon = lineIcon(IconTag);
export const UndoIcon = lineIcon(IconArrowBackUp);
export const UploadFileIcon = lineIcon(IconFileUpload);
