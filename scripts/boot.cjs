/*
 * Prepares `npm start`, `npm run dev` and `npm test` on a machine that has only Node. It checks the version
 * of Node and the path of the folder, and installs the packages if the lockfile changed. Then it starts
 * scripts/NAME.mjs on the pinned Node.
 * The syntax is old, so that an old Node can run the version check.
 */
var major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(
    'The agent portal needs Node 20 or later, and this is Node ' +
      process.versions.node +
      '. Install a current Node from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}

var childProcess = require('node:child_process');
var crypto = require('node:crypto');
var fs = require('node:fs');
var path = require('node:path');

var root = path.join(__dirname, '..');

// Vite takes what follows # or ? for the query of an address, and * for a pattern.
var wrong = /[#?*]/.exec(root);
if (wrong) {
  console.error(
    'The agent portal cannot be built in ' +
      root +
      ', because the path contains "' +
      wrong[0] +
      '". Rename or move the folder, and run the command again.',
  );
  process.exit(1);
}

var stamp = path.join(root, 'node_modules', '.installed');
var isWindows = process.platform === 'win32';
var pinnedNode = path.join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

/**
 * Installs the packages of the lockfile, unless they are installed already. It does not use `npm ci`,
 * which rejects a lockfile without the binaries of other platforms; a mirror may not have those.
 */
function install() {
  var lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  var wanted = crypto.createHash('sha256').update(lock).digest('hex');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages. The first time takes about a minute ...');
  var result = childProcess.spawnSync(
    isWindows ? 'npm.cmd' : 'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit', shell: isWindows },
  );
  if (result.status !== 0) {
    console.error('The packages could not be installed: see npm’s message above.');
    process.exit(result.status || 1);
  }
  fs.writeFileSync(stamp, wanted);
}

/** Runs scripts/NAME.mjs, forwards signals to it, and returns its exit code. */
function handOver(name) {
  if (!fs.existsSync(pinnedNode)) {
    console.error(
      'The pinned Node is missing from node_modules: npm did not run the install script of the package "node". Run `npm rebuild node`, then the command again.',
    );
    process.exit(1);
  }
  var args = [path.join(__dirname, name + '.mjs')].concat(process.argv.slice(3));
  var child = childProcess.spawn(pinnedNode, args, { cwd: root, stdio: 'inherit' });
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach(function (signal) {
    process.on(signal, function () {
      child.kill(signal);
    });
  });
  // npm sends a signal to the shell that started this process, and the shell does not forward it.
  var parent = process.ppid;
  setInterval(function () {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.on('exit', function (code, signal) {
    process.exit(code === null ? (signal === 'SIGINT' ? 130 : 143) : code);
  });
}

install();
handOver(process.argv[2]);
