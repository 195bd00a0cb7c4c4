const ofSubAccount = [
  'Profile',
  'Policy',
  'Activity',
  'Security',
  'Help',
  'Display',
  'Log Out',
] as const;

/** The profile menu of each mode: its title, and its entries in order [S2, S4, S6]. */
export const profileMenus = [
  [
    'agent',
    /^Dana Whitfield Agent 4471902/,
    [
      'Profile',
      'Alerts',
      'Policy',
      'Users',
      'Calendar',
      'Activity',
      'Security',
      'Help',
      'Secure Email (opens in new tab)',
      'Display',
      'Log Out',
    ],
  ],
  [
    'worksite',
    /^Theo Marchetti/,
    [
      'Profile',
      'Alerts',
      'Users',
      'Calendar',
      'Activity',
      'Security',
      'Help',
      'Secure Email (opens in new tab)',
      'Display',
      'Log Out',
    ],
  ],
  [
    'sub.all',
    /^sub\.all@northfield\.example/,
    [...ofSubAccount.slice(0, 2), 'Calendar', ...ofSubAccount.slice(2)],
  ],
  ['sub.none', /^sub\.none@northfield\.example/, ofSubAccount],
  ['office', /^office Carol Denney account/, ['Help', 'Display', 'Become a User', 'Log Out']],
] as const;
