// Writes the files of deploy/, which carry the headers of the site:
//   npm run make:deploy

import { mkdirSync, writeFileSync } from 'node:fs'
import { LANGUAGES, languageOf } from '../src/ui/words/languages'
import { ALWAYS, FRAMED, HEADERS, PARTS } from '../tools/host'

const GENERATED = 'Written by `npm run make:deploy` from tools/host.ts.'

/** What hosts need, by the name of the file in deploy/. */
export function deployFiles(): Record<string, string> {
  const headers = Object.entries(HEADERS)
  const always = Object.entries(ALWAYS)
  const framed = (name: string) =>
    name === 'Content-Security-Policy' ? `    "~${FRAMED.paths}"  "${FRAMED.policy}";\n` : ''
  const folders = LANGUAGES.flatMap((lang) => languageOf(lang).path || [])
  return {
    'nginx.conf': `# ${GENERATED}
# For Debian's nginx: lay dist/ at /var/www/world-outline-game and this file into /etc/nginx/conf.d/.

map $uri $outline_caching {
    default    "no-cache";
    ~/assets/  "public, max-age=31536000, immutable";
}

# Only pages and the worker need their headers; a header with nothing in it is not sent.
${headers.map(([name, value]) => `map $uri ${variableOf(name)} {\n    default    "${value}";\n    "~${PARTS}"  "";\n${framed(name)}}`).join('\n')}

server {
    listen 80;
    server_name _;
    root /var/www/world-outline-game;

    charset utf-8;
    server_tokens off;
    port_in_redirect off;
    gzip_static on;
    gzip_vary on;
    # brotli_static on;  # with the package libnginx-mod-http-brotli-static

    add_header Cache-Control $outline_caching always;
${headers.map(([name]) => `    add_header ${name} ${variableOf(name)} always;`).join('\n')}
${always.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')}

    error_page 404 /404.html;

    # A page is found with a slash at the end of its address, too.
    rewrite ^(.+)/$ $1;

    location / {
        try_files $uri $uri.html \${uri}index.html =404;
    }

    location ~ \\.webmanifest$ {
        types { }
        default_type application/manifest+json;
        try_files $uri =404;
    }

    # What is unknown under the folder of a language is so in that language.
    location ~ ^/(?<outline_language>${folders.join('|')})/ {
        error_page 404 /$outline_language/404.html;
        try_files $uri $uri.html =404;
    }
}
`,
    _headers: `# ${GENERATED}
# For Netlify, Cloudflare Pages and others that read it: copy it into dist/.

/*
${[...headers, ...always].map(([name, value]) => `  ${name}: ${value}`).join('\n')}
  Cache-Control: no-cache
${['/embed', '/:language/embed']
  .map((path) => `\n${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${FRAMED.policy}\n`)
  .join('')}
/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`,
    _redirects: `# ${GENERATED}
# Pages are found by their names, and an unknown path is answered with 404.html without being told to. Under the folder of
# a language it is answered in that language; Cloudflare Pages does so by itself, and passes over the lines that say it.
/index.html  /  301
${folders.map((path) => `/${path}/*  /${path}/404.html  404\n`).join('')}`,
  }
}

function variableOf(header: string): string {
  return `$outline_${header.toLowerCase().replaceAll('-', '_')}`
}

export function main(): void {
  mkdirSync('deploy', { recursive: true })
  for (const [name, text] of Object.entries(deployFiles())) writeFileSync(`deploy/${name}`, text)
}
