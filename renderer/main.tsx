import './app/jitless.ts';
import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import './app/app.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepScreen } from './app/keepScreen.ts';
import { beginTheme } from './app/theme.ts';
import { followToken } from './api/token.ts';

beginTheme();
followToken();
keepScreen();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(<App />);
