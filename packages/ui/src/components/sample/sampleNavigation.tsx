import { Briefcase, FileText, Globe, House } from 'lucide-react';
import { NavigationCount } from '../SideNavigation/NavigationCount.tsx';
import type { NavigationItem } from '../SideNavigation/NavigationItem.ts';

/** A navigation with all that an entry can be; the page on screen is Pending. */
export const sampleNavigation: readonly NavigationItem[] = [
  { text: 'Home', href: '#home', icon: <House size={20} strokeWidth={1.75} /> },
  {
    text: 'Policies',
    icon: <FileText size={20} strokeWidth={1.75} />,
    isOnPath: true,
    children: [
      { text: 'Pending', href: '#pending', current: 'page' },
      { text: 'Active', href: '#active' },
      { text: 'Terminated', href: '#terminated' },
    ],
  },
  {
    text: 'My practice',
    icon: <Briefcase size={20} strokeWidth={1.75} />,
    count: <NavigationCount count={12} what="end soon" />,
    children: [
      {
        text: 'Hierarchy',
        href: '#hierarchy',
        count: <NavigationCount count={12} what="end soon" />,
      },
      {
        text: 'Production credit',
        children: [
          { text: 'Individual', href: '#individual' },
          { text: 'Worksite', href: '#worksite' },
        ],
      },
    ],
  },
  { text: 'Commissions', href: '#commissions', isLocked: true },
  {
    text: 'Illustration tool',
    href: 'https://example.com/',
    icon: <Globe size={20} strokeWidth={1.75} />,
    isExternal: true,
  },
];
