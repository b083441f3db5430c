/** Where the page begins. */
import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/inter/wght.css';
import './page.css';
import { armSounds } from '@baize/table';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

armSounds();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
