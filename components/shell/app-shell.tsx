import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LiveRegion } from '@/components/ui/live-region';
import { PAGE_FRAME_ID, PanelSlot } from '@/components/ui/panel-slot';
import { ToastRegion } from '@/components/ui/toast-region';
import type { NavItem } from './nav-item';
import { SideNavigation } from './side-navigation';
import { TopBar, type TopBarSlots } from './top-bar';

interface AppShellProps extends TopBarSlots {
  navItems: readonly NavItem[];
  adminItems?: readonly NavItem[] | undefined;
  /** The page. It stands in the main landmark; its side panel goes beside it by itself. */
  children: ReactNode;
}

const MAIN_ID = 'main';

/** What surrounds every page behind sign-in: top bar, navigation, main, panel, toasts, voice. */
export function AppShell({ navItems, adminItems, children, ...slots }: AppShellProps) {
  const t = useTranslations('shell');
  return (
    <>
      <div id={PAGE_FRAME_ID} className="min-h-dvh">
        <a
          href={`#${MAIN_ID}`}
          className="fixed top-2 left-2 z-50 -translate-y-16 rounded-box bg-ink px-3 py-2 font-semibold text-surface focus:translate-y-0"
        >
          {t('skip')}
        </a>
        <TopBar product={t('product')} {...slots} />
        <div className="flex">
          <SideNavigation label={t('navigation')} items={navItems} adminItems={adminItems} />
          <main
            id={MAIN_ID}
            tabIndex={-1}
            className="min-w-0 flex-1 px-6 py-5 shadow-none outline-none phone:px-3 phone:pt-4 phone:pb-22"
          >
            {children}
          </main>
        </div>
      </div>
      <PanelSlot />
      <ToastRegion />
      <LiveRegion />
    </>
  );
}
