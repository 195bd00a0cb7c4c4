import { Briefcase, FileText, Globe, House, ShieldCheck } from 'lucide-react';
import { NavigationCount } from '../SideNavigation/NavigationCount.tsx';
import type { NavigationItem } from '../SideNavigation/NavigationItem.ts';
import { Brand } from '../AppFrame/AppFrame.tsx';

/** A navigation with all that an entry can be; the page on screen is Pending. */
export const sampleNavigation: readonly NavigationItem[] = [
  { label: 'Home', href: '#home', icon: <House size={20} strokeWidth={1.75} /> },
  {
    label: 'Policies',
    icon: <FileText size={20} strokeWidth={1.75} />,
    isOnPath: true,
    children: [
      { label: 'Pending', href: '#pending', current: 'page' },
      { label: 'Active', href: '#active' },
      { label: 'Terminated', href: '#terminated' },
    ],
  },
  {
    label: 'My practice',
    icon: <Briefcase size={20} strokeWidth={1.75} />,
    count: <NavigationCount count={12} what="end soon" />,
    children: [
      {
        label: 'Hierarchy',
        href: '#hierarchy',
        count: <NavigationCount count={12} what="end soon" />,
      },
      {
        label: 'Production credit',
        children: [
          { label: 'Individual', href: '#individual' },
          { label: 'Worksite', href: '#worksite' },
        ],
      },
    ],
  },
  { label: 'Commissions', href: '#commissions', isLocked: true },
  {
    label: 'Illustration tool',
    href: 'https://example.com/',
    icon: <Globe size={20} strokeWidth={1.75} />,
    external: true,
  },
];

export const sampleBrand = (
  <Brand
    href="#home"
    mark={<ShieldCheck size={28} strokeWidth={1.75} aria-hidden />}
    name="Northfield Mutual"
  />
);
