/*
 * What the page's own code stands on, in a file of the build of its own (`stack` in vite.config.ts). It is brought and
 * run before that code: reading and running everything in one piece would hold up a slow phone.
 */
import 'react-i18next';
import 'react-router-dom';
import '@tanstack/react-query';
