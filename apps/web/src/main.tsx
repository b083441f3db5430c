/** Where the page begins. */
import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/inter/wght.css';
import '@baize/table/styles';
import { armSounds } from '@baize/table';
import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isSite } from './address.ts';
import { App } from './app.tsx';

armSounds();
const Around = isSite ? (await import('./site/site.tsx')).Site : Fragment;
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Around>
      <App />
    </Around>
  </StrictMode>,
);
