// Written by `npm run generate` from openapi/. Do not edit.
"use strict";
export const getCurrentPoint = validate20;
const schema31 = {"type":"object","required":["code","message","payload"],"properties":{"code":{"const":0},"message":{"$ref":"contract#/$defs/Message"},"payload":{"oneOf":[{"$ref":"contract#/$defs/RetailPoint"},{"type":"null"}]}}};
const schema33 = {"type":["string","null"]};
const schema34 = {"type":"object","required":["id","name","address","inn","directorFullName","directorPhone","adminPercentOfBonus","retailPointCoordinates","timeZone"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"address":{"type":"string"},"inn":{"type":"string"},"directorFullName":{"type":["string","null"]},"directorPhone":{"type":["string","null"]},"adminPercentOfBonus":{"type":"integer"},"retailPointCoordinates":{"type":"string"},"timeZone":{"type":"string"}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate20.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate20.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/$defs/Message/type",keyword:"type",params:{type: schema33.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data2 = data.payload;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
let passing0 = null;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((((((((data2.id === undefined) && (missing1 = "id")) || ((data2.name === undefined) && (missing1 = "name"))) || ((data2.address === undefined) && (missing1 = "address"))) || ((data2.inn === undefined) && (missing1 = "inn"))) || ((data2.directorFullName === undefined) && (missing1 = "directorFullName"))) || ((data2.directorPhone === undefined) && (missing1 = "directorPhone"))) || ((data2.adminPercentOfBonus === undefined) && (missing1 = "adminPercentOfBonus"))) || ((data2.retailPointCoordinates === undefined) && (missing1 = "retailPointCoordinates"))) || ((data2.timeZone === undefined) && (missing1 = "timeZone"))){
const err0 = {instancePath:instancePath+"/payload",schemaPath:"contract#/$defs/RetailPoint/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.id !== undefined){
const _errs10 = errors;
if(typeof data2.id !== "string"){
const err1 = {instancePath:instancePath+"/payload/id",schemaPath:"contract#/$defs/RetailPoint/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.name !== undefined){
const _errs12 = errors;
if(typeof data2.name !== "string"){
const err2 = {instancePath:instancePath+"/payload/name",schemaPath:"contract#/$defs/RetailPoint/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.address !== undefined){
const _errs14 = errors;
if(typeof data2.address !== "string"){
const err3 = {instancePath:instancePath+"/payload/address",schemaPath:"contract#/$defs/RetailPoint/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.inn !== undefined){
const _errs16 = errors;
if(typeof data2.inn !== "string"){
const err4 = {instancePath:instancePath+"/payload/inn",schemaPath:"contract#/$defs/RetailPoint/properties/inn/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.directorFullName !== undefined){
let data7 = data2.directorFullName;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err5 = {instancePath:instancePath+"/payload/directorFullName",schemaPath:"contract#/$defs/RetailPoint/properties/directorFullName/type",keyword:"type",params:{type: schema34.properties.directorFullName.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.directorPhone !== undefined){
let data8 = data2.directorPhone;
const _errs20 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err6 = {instancePath:instancePath+"/payload/directorPhone",schemaPath:"contract#/$defs/RetailPoint/properties/directorPhone/type",keyword:"type",params:{type: schema34.properties.directorPhone.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.adminPercentOfBonus !== undefined){
let data9 = data2.adminPercentOfBonus;
const _errs22 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err7 = {instancePath:instancePath+"/payload/adminPercentOfBonus",schemaPath:"contract#/$defs/RetailPoint/properties/adminPercentOfBonus/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.retailPointCoordinates !== undefined){
const _errs24 = errors;
if(typeof data2.retailPointCoordinates !== "string"){
const err8 = {instancePath:instancePath+"/payload/retailPointCoordinates",schemaPath:"contract#/$defs/RetailPoint/properties/retailPointCoordinates/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.timeZone !== undefined){
const _errs26 = errors;
if(typeof data2.timeZone !== "string"){
const err9 = {instancePath:instancePath+"/payload/timeZone",schemaPath:"contract#/$defs/RetailPoint/properties/timeZone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/payload",schemaPath:"contract#/$defs/RetailPoint/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
var props0 = {};
props0.id = true;
props0.name = true;
props0.address = true;
props0.inn = true;
props0.directorFullName = true;
props0.directorPhone = true;
props0.adminPercentOfBonus = true;
props0.retailPointCoordinates = true;
props0.timeZone = true;
}
const _errs28 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err12 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};
