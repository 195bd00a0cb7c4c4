/** Files of the carrier, the data package, the portal and the design system that get no faults, each with the reason. */
export const skipped: Readonly<Record<string, string>> = {
  '**/*.{test,stories,expected}.{ts,tsx}': 'tests',
  '**/testing/**': 'what only tests use',
  '**/{testing,softAuthenticator,readPdf,readWorkbook}.ts': 'what only tests use',
  '**/test{Book,SummaryBook,Visibility,Folder,Credits,Steps}.ts': 'what only tests use',
  '**/seed/**': 'demonstration data; manySeeds.test.ts checks the rules of the book',
  '**/{seed,seed[A-Z]*,fixedPeople,demoAccounts}.ts': 'demonstration data, as above',
  '**/{generateCommissions,chargesAtEnd,paidBefore,generateBills}.ts':
    'demonstration data, as above',
  '**/tables.ts': 'declarations: a wrong name fails each query of the table',
  '**/contract.ts':
    'declarations: fixtures are parsed with them, and the conformance tests call them',
  '**/{mocks,recordings}.ts': 'what stories and tests answer with',
  'packages/data/src/mocks/**': 'what stories and tests answer with',
  'apps/carrier/src/**/*{Styles,Script}.ts':
    'style and scripts of the pages that the carrier writes',
  'apps/carrier/src/main.ts': 'starts the process: tests/faults start it',
  '**/pdfWorker.ts': 'a separate process, which Stryker cannot put faults into',
  '**/pgliteWorker.ts': 'a separate process, which Stryker cannot put faults into',
  'packages/data/src/*/**/use[A-Z]*.ts': 'hooks of one line; those of swr have an area',
  'apps/portal/src/{areas,shared,shell,work}/**/use[A-Z]*.ts':
    'hooks: the stories test them in Chromium',
  'apps/portal/src/**/{firstData,start[A-Z]*,lazy[A-Z]*}.ts':
    'what loads when: the end-to-end tests and the benchmarks check it',
  'apps/portal/src/shared/business/requirementsInput.ts':
    'a declaration of what a card asks for: the end-to-end tests read the answer',
  'apps/portal/src/**/*{.styles,Stories,Story}.ts': 'styles, and what only stories use',
  'apps/portal/src/layouts/**': 'components: the stories test them in Chromium',
  'apps/portal/src/areas/{follow-ups,groups,launchers}/**':
    'components and what opens windows: the stories test them in Chromium',
  'apps/portal/src/{areas/clients,shared/{take-action,groups,display},work/{contacts,lapse,today,whose}}/**':
    'texts and states of components: the stories read them in Chromium, with small tests next to them',
  'apps/portal/src/shared/{cases,cells,commissions,help}/**':
    'texts and cells: the stories read them in Chromium',
  'apps/portal/src/shared/{navigation,page}/**':
    'the frame of a page, focus and scroll: the stories test them in Chromium',
  'apps/portal/src/shell/{publishBarHeight.ts,{display,impersonation,profile}/**}':
    'components and their entries: the stories test them in Chromium',
  'packages/ui/src/**/{*.styles,index,{choice,choiceGroup,field,select,surface,tick}Styles}.ts':
    'styles, and names of exports',
  'packages/ui/src/words/{buttons,charts,choices,data,dates,feedback,inputs,navigation,overlays,tables}.ts':
    'texts: textsInCode.test.ts checks them',
  'packages/ui/src/components/{pageTranslation/*,QuickTabs/{LazyRovingTabIndex,RovingTabIndex,useInSight}}.ts':
    'their stories test them in Chromium',
  'packages/ui/src/frame/{bar,grid,navigation,print,rail,widths}.ts': 'styles',
  'packages/ui/src/components/Drawing/drawings.ts': 'drawings',
  'packages/ui/src/components/{Dialog,SideNavigation}/{DialogContainer,DialogProps,NavigationItem}.ts':
    'types, and a context',
  'packages/ui/src/components/sample/**': 'what only stories use',
  'packages/ui/src/**/use!(Controlled|Draft|DraftedField|Field|FoundOptions|PastedList|Resets|SortAnnouncement|SortedTree).ts':
    'hooks: only a browser shows them, so the stories test them in Chromium',
};
